"use client";

import { catchError } from "next/error";

/** Contains what a block's client components throw in the browser: that block is left out, the page stands. */
export const BlockBoundary = catchError(() => null);
