/** The signed-in state, stored in an encrypted HttpOnly cookie that JavaScript cannot read. */
export interface Session {
  /** The backend's bearer token. */
  token: string;
  userId: number;
  /** The linked user for whom the signed-in user acts; null for the user's own account. */
  selectedUserId: number | null;
  /** The channel of the account: staff use the front-of-house channel (docs/product.md#callers). */
  source: 'online' | 'foh';
  /** UTC instant. */
  expiresAt: string;
  /** Idle expiry of a session at a kiosk. UTC instant. */
  idleUntil?: string;
}

/** The part of the session that the browser may read (`GET /api/session`). */
export interface PublicSession {
  loggedIn: boolean;
  userId: number | null;
  selectedUserId: number | null;
  expiresAt: string | null;
}

/**
 * Returns the part of a session that may be sent to the browser. For a signed-out visitor everything but `loggedIn` is
 * null.
 */
export function publicSession(session: Session | null): PublicSession {
  return {
    loggedIn: session !== null,
    userId: session?.userId ?? null,
    selectedUserId: session?.selectedUserId ?? null,
    expiresAt: session?.expiresAt ?? null,
  };
}
