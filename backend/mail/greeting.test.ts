import { greeting } from './greeting.ts';
import { mailText } from './mail-text.ts';

it.each([
  ['Alex', 'Hello Alex'],
  ['Siân-Mair', 'Hello Siân-Mair'],
  ["D'Arcy", "Hello D'Arcy"],
  ['Ngọc Ánh', 'Hello Ngọc Ánh'],
  ['visit evil.example now', 'Hello visit evil example now'],
  ['http://evil.example/?a=1', 'Hello http evil example a'],
  ['<b>Alex</b>', 'Hello b Alex b'],
  ['Alex\r\nBcc: x@example.com', 'Hello Alex Bcc x example com'],
  ['☎ 0900 123456', 'Hello'],
  ['You have won a prize, ring us at once please', 'Hello'],
  ['x'.repeat(255), 'Hello'],
  [null, 'Hello'],
])('%s is greeted as "%s"', (name, words) => {
  expect(greeting(name, mailText('en'))).toBe(words);
});
