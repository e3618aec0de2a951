import { isCommonPassword } from './common-passwords.ts';

/** Words that everybody would try here besides the operator's name and the person's own. */
const productLabels = ['touchline', 'leisure', 'password'];
/** What must remain of a password without the words that can be guessed, in letters and figures. */
const fewestLeft = 5;
const fewestDifferent = 3;
/** Shorter words stand in too many others. */
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

/** What is left once every guessable word is taken out. */
function withoutWords(password: string, words: string[]): string {
  return words.reduce((left, word) => left.replaceAll(word, ''), plain(password));
}

/**
 * Why nobody may choose this password, or null. It may hold any characters (its length is the contract's matter), but
 * not be one that everybody chooses, one sign over and over, or little more than the operator's or the person's name.
 */
export function passwordProblem(password: string, owner: PasswordOwner, operatorName: string): string | null {
  if (new Set(password).size < fewestDifferent || isCommonPassword(password)) {
    return 'This password is too common, please choose another one';
  }
  const words = guessableWords(owner, operatorName);
  const left = withoutWords(password, words);
  const hasWords = left !== plain(password);
  return hasWords && left.length < fewestLeft ? 'This password is too easy to guess, please choose another one' : null;
}
