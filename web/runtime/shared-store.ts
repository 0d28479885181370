/** How commands behave while the store can't be reached. */
type WaitOptions = {
  /** Maximum number of commands that wait for the connection. Further ones fail. */
  commandsQueueMaxLength?: number;
  /** Whether commands fail at once while there is no connection. */
  disableOfflineQueue?: boolean;
  /** Maximum time of a command, in ms. */
  commandOptions?: { timeout: number };
};

/**
 * Connects to the Redis or Valkey server that several instances share. Resolves before the connection
 * is ready: the client retries by itself until it is, and reports each failure to `onError`. Imports
 * the client dynamically, because most sites run as one instance and need no shared store.
 */
export async function openSharedStore(
  url: string,
  onError: (error: unknown) => void,
  options: WaitOptions,
) {
  const { createClient } = await import("@redis/client");
  const client = createClient({
    url,
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** Math.min(retries, 6), 3_000),
    },
    maintNotifications: "disabled",
    ...options,
  });
  client.on("error", onError);
  // Not awaited, because it resolves only when the store can be reached.
  client.connect().catch(onError);
  return client;
}
