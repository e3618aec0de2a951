interface SealedColumn {
  /** As `npm run secrets` calls it. */
  kind: string;
  table: string;
  /** Its primary key. */
  key: readonly [string, ...string[]];
  column: string;
}

/**
 * Everything that the database holds encrypted, by the purpose of its key. Nothing can be encrypted for another purpose,
 * so whatever is encrypted can also be encrypted anew.
 */
export const sealedColumns = {
  'second factor': {
    kind: 'two-step seeds',
    table: 'second_factors',
    key: ['user_id'],
    column: 'sealed_secret',
  },
  'saved card': { kind: 'saved cards', table: 'saved_cards', key: ['id'], column: 'token_ref' },
  'bank account': { kind: 'bank accounts', table: 'mandates', key: ['id'], column: 'account_ref' },
  'joining draft': { kind: 'drafts of joining', table: 'joining_drafts', key: ['id'], column: 'content' },
  idempotency: {
    kind: 'kept replies',
    table: 'idempotency_requests',
    key: ['caller', 'method', 'path', 'key'],
    column: 'response',
  },
} as const satisfies Record<string, SealedColumn>;

export type SealPurpose = keyof typeof sealedColumns;
