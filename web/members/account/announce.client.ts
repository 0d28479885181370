"use client";
import { createContext, use } from "react";

/** Announces the outcome of a row that has been removed, and moves the focus that it had. */
type Announce = (words: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Provides an announcer that outlives the rows of a section. */
export const AnnounceProvider = AnnounceContext.Provider;

/** Returns the function with which a removed row announces its outcome. */
export const useAnnounce = (): Announce => use(AnnounceContext);
