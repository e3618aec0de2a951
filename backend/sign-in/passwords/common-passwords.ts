import { dictionary } from '@zxcvbn-ts/language-common';

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
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
