/** How long a call waits for the backend, in milliseconds; long, because payment providers are slow. */
export const upstreamTimeoutMs = 60_000;
