import type { ReactNode } from "react";

/** The smallest possible root layout. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
