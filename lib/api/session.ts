/** The signed-in state. It lives sealed in a cookie; JavaScript never sees it. */
export interface Session {
  /** The backend's bearer token. */
  token: string;
  userId: number;
  /** The linked user somebody acts for. */
  selectedUserId: number | null;
  /** The channel of the account: staff stand at the front of house (docs/product.md#callers). */
  source: 'online' | 'foh';
  /** UTC instant. */
  expiresAt: string;
  /** Of somebody logged in at a kiosk: when it ends unless it is used before. UTC instant. */
  idleUntil?: string;
}

/** What a page in the browser may know of the session (`GET /api/session`). */
export interface PublicSession {
  loggedIn: boolean;
  userId: number | null;
  selectedUserId: number | null;
  expiresAt: string | null;
}

/** What may leave the server of a session; nothing of a signed-out visitor. */
export function publicSession(session: Session | null): PublicSession {
  return {
    loggedIn: session !== null,
    userId: session?.userId ?? null,
    selectedUserId: session?.selectedUserId ?? null,
    expiresAt: session?.expiresAt ?? null,
  };
}
