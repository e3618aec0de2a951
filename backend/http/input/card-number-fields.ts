import { holdsCardNumber } from './card-number.ts';
import { withoutAddresses } from './own-text.ts';

/** Fields such as passwords, which are never stored as typed and may hold any text, and names to log in by. */
const unsearched: readonly string[] = [
  'password',
  'passwordConfirmation',
  'currentPassword',
  'newPassword',
  'token',
  'code',
  'username',
  'emailOrReference',
];
/** What is searched of one text; longer than any that people write. */
const searchedCharacters = 16 * 1024;
/** How many characters are searched of one body, names and parts counting, too; more than people write. */
const searchedOfBody = 64 * 1024;
const mostFields = 20;

type Path = readonly (string | number)[];

/** A value and the way to it, kept as steps: bodies may be deep. */
interface Found {
  value: unknown;
  step?: { name: string | number; from: Found };
}

function pathTo({ step }: Found): Path {
  const path: (string | number)[] = [];
  for (let at = step; at !== undefined; at = at.from.step) path.push(at.name);
  return path.reverse();
}

/** The parts of an object or list, and the names that are data themselves; nothing for a value. */
function getParts(value: unknown): Iterable<[string | number, unknown]> {
  if (Array.isArray(value)) return value.entries();
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function getText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isInteger(value) ? String(value) : '';
}

/**
 * The fields of a body that hold what may be a card's number, at most 20; a name that holds one counts for the object
 * around it. Cards are typed into the provider's frame and never reach us, so that nothing may store or log such a
 * body. Takes the parsed JSON. Of each text and of the whole a bounded part is searched, in time proportional to it.
 */
export function cardNumberFields(content: unknown): Path[] {
  const found: Path[] = [];
  const open: Found[] = [{ value: content }];
  let left = searchedOfBody;

  function holdsOne(text: string): boolean {
    const searched = text.slice(0, searchedCharacters);
    left -= searched.length;
    return holdsCardNumber(withoutAddresses(searched));
  }

  for (let next = open.pop(); next !== undefined && left > 0 && found.length < mostFields; next = open.pop()) {
    const from = next;
    if (holdsOne(getText(from.value))) found.push(pathTo(from));
    for (const [name, value] of getParts(from.value)) {
      left -= 1;
      if (left <= 0) break;
      if (typeof name === 'string' && holdsOne(name)) found.push(pathTo(from));
      else if (typeof name === 'number' || !unsearched.includes(name)) open.push({ value, step: { name, from } });
    }
  }
  return found;
}
