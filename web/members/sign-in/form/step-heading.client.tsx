"use client";
import type { ReactNode } from "react";
import { useSignInFlow } from "../sign-in-flow.client.ts";
import styles from "./sign-in.module.css";

/** The heading of a step: the page's title if the form is the page, otherwise one level below the heading above it. */
export function StepHeading({ children }: { children: ReactNode }) {
  const { place } = useSignInFlow();
  if (place === "screen") return <h1 className={`title ${styles.title}`}>{children}</h1>;
  const Heading = place === "page" ? "h2" : "h3";
  return <Heading className={styles.heading}>{children}</Heading>;
}
