"use client";
import { createContext, use } from "react";

/** Closes what a row has open; with words, those are said in the row. */
type CloseRow = (said?: string) => void;

const RowContext = createContext<CloseRow>(() => {});

/** Makes the way to close a row known to what it has open. */
export const CloseRowProvider = RowContext.Provider;

/** Closes the row that a form stands in. */
export const useCloseRow = (): CloseRow => use(RowContext);
