import type { Db } from '#backend/db/schema.ts';
import { invalid } from '#backend/failure.ts';
import { readOperator } from '#backend/operator/store.ts';
import { passwordProblem, type PasswordOwner } from './password-rules.ts';

/** Throws `validation_failed` on `password` for one that is too common or too easy to guess. */
export async function checkNewPassword(db: Db, password: string, owner: PasswordOwner): Promise<void> {
  const { name } = await readOperator(db);
  const problem = passwordProblem(password, owner, name);
  if (problem !== null) throw invalid({ password: [problem] });
}
