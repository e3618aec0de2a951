import { dictionary } from '@zxcvbn-ts/language-common';
import type { Db } from '#backend/db/schema.ts';
import { invalid } from '#backend/failure.ts';
import { readOperator } from '#backend/operator/store.ts';

/** Throws `validation_failed` on `password` for one that is too common or too easy to guess. */
export async function checkNewPassword(db: Db, password: string, owner: PasswordOwner): Promise<void> {
  const { name } = await readOperator(db);
  const problem = passwordProblem(password, owner, name);
  if (problem !== null) throw invalid({ password: [problem] });
}

const shortest = 8;
const howMany = 10_000;

function commonest(): Set<string> {
  const common = new Set<string>();
  for (const password of dictionary['passwords-common'] ?? []) {
    if (password.length >= shortest) common.add(password.toLowerCase());
    if (common.size === howMany) break;
  }
  return common;
}

const common = commonest();

/** Whether a password is one of the 10,000 commonest of eight characters or more, letters large or small. */
function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}

/** Words that are easy to guess here, besides the operator's name and the person's own. */
const productLabels = ['touchline', 'leisure', 'password'];
/** Minimum of letters and digits that must remain of a password once the guessable words are removed. */
const fewestLeft = 5;
const fewestDifferent = 3;
/** Minimum length of a guessable word: shorter ones are part of too many others. */
const shortestWord = 3;

export interface PasswordOwner {
  firstName: string;
  lastName: string;
  email: string | null;
  reference: string | null;
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

function guessableWords({ firstName, lastName, email, reference }: PasswordOwner, operatorName: string): string[] {
  const texts = [operatorName, firstName, lastName, email ?? '', reference ?? ''];
  const parts = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const words = new Set([...productLabels, ...parts.map(plain)]);
  return [...words].filter((word) => word.length >= shortestWord).sort((one, other) => other.length - one.length);
}

/** The password without its guessable words. */
function withoutWords(password: string, words: string[]): string {
  return words.reduce((remaining, word) => remaining.replaceAll(word, ''), plain(password));
}

/**
 * Why a password is refused, or null. It may hold any characters (the contract checks its length), but may not be a
 * common password, one character repeated, or little more than the operator's or the person's name.
 */
export function passwordProblem(password: string, owner: PasswordOwner, operatorName: string): string | null {
  if (new Set(password).size < fewestDifferent || isCommonPassword(password)) {
    return 'This password is too common, please choose another one';
  }
  const words = guessableWords(owner, operatorName);
  const remaining = withoutWords(password, words);
  const hasWords = remaining !== plain(password);
  return hasWords && remaining.length < fewestLeft
    ? 'This password is too easy to guess, please choose another one'
    : null;
}
