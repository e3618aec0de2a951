import type { english } from './rooms.ts';

type KeysOf<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? `${Prefix}${Key}` : KeysOf<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

export type Room = keyof typeof english;
/** The address of one text: its room, then its place there, e.g. `chrome.skip`. */
export type MessageKey = KeysOf<typeof english>;
