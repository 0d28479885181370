/** Returns the HTTP status with which the content service refused a request; null for other errors. */
export function statusOf(error: unknown): number | null {
  const status: unknown =
    typeof error === "object" && error !== null && "statusCode" in error ? error.statusCode : null;
  return typeof status === "number" ? status : null;
}

/** Whether the content service refused a change because the user's role doesn't allow it. */
export const isForbidden = (error: unknown): boolean => statusOf(error) === 403;

/** Whether the content service refused a change because a document was changed or created in the meantime. */
export const isConflict = (error: unknown): boolean => statusOf(error) === 409;
