import type { Generated, GeneratedAlways } from 'kysely';

export interface AccessTokensTable {
  id: Generated<string>;
  userId: number;
  tokenHash: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  userAgent: string | null;
  secondFactorAt: Date | null;
  /** At a kiosk, by a PIN in place of the password. */
  byPin: Generated<boolean>;
  /** When the password was last shown, with the second factor where there is one; null after a PIN. */
  passwordAt: Date | null;
  /** The sign-in that handed itself over; the database ends this one with it. */
  parentId: string | null;
}

/** What logs in at a kiosk in place of a password. */
export interface PinsTable {
  userId: number;
  pinHash: string;
  /** Wrong ones in a row. */
  failures: Generated<number>;
  setAt: Date;
}

/** Networks from which somebody has logged in. */
export interface AccountNetworksTable {
  userId: number;
  networkHash: string;
  lastUsedAt: Date;
}

export interface HandOverCodesTable {
  codeHash: string;
  userId: number;
  tokenId: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface SecondFactorsTable {
  userId: number;
  sealedSecret: string;
  createdAt: Date;
  confirmedAt: Date | null;
  lastStep: Generated<number>;
}

export interface RecoveryCodesTable {
  codeHash: string;
  userId: number;
  usedAt: Date | null;
}

export interface PasswordResetsTable {
  id: Generated<string>;
  userId: number;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface PasswordResetRequestsTable {
  id: GeneratedAlways<number>;
  name: string;
  redirect: string | null;
  createdAt: Date;
}

export interface EmailConfirmationsTable {
  tokenHash: string;
  userId: number;
  email: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  /** Of an address that the desk asked for: allowed at the present one, then confirmed at the new one. */
  deskStep: 'allow' | 'confirm' | null;
  /** The member of staff who asked for it; null of what its owner asked for. */
  askedBy: number | null;
}

export interface SignInTables {
  accessTokens: AccessTokensTable;
  pins: PinsTable;
  accountNetworks: AccountNetworksTable;
  handOverCodes: HandOverCodesTable;
  secondFactors: SecondFactorsTable;
  recoveryCodes: RecoveryCodesTable;
  passwordResets: PasswordResetsTable;
  passwordResetRequests: PasswordResetRequestsTable;
  emailConfirmations: EmailConfirmationsTable;
}
