"use client";
import { createContext, use } from "react";

/** Closes the open form of a row; `said` is then announced in the row. */
type CloseRow = (said?: string) => void;

const RowContext = createContext<CloseRow>(() => {});

/** Provides a row's close function to its open form. */
export const CloseRowProvider = RowContext.Provider;

/** Returns the function that closes the row around a form. */
export const useCloseRow = (): CloseRow => use(RowContext);
