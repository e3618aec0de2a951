/**
 * A secret of the settings, or several that count at the same time while one replaces the other: the first one makes
 * what is new, every one of them reads what is there.
 */
export type Secret = string | readonly [string, ...string[]];

/** All secrets that count, the one for new things first. */
export function everySecret(secret: Secret): readonly [string, ...string[]] {
  return typeof secret === 'string' ? [secret] : secret;
}

/** The secret of a setting, with the one that still counts beside it. */
export function withPrevious(secret: string, previous: string | undefined): Secret {
  return previous === undefined ? secret : [secret, previous];
}
