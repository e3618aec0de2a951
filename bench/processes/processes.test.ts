import { getInode } from './listener.ts';
import { parseStat } from './stat.ts';

it('reads parent and processor time of a process, whatever its name holds', () => {
  const rest = 'S 4242 7 7 0 -1 4194560 100 0 0 0 30 12 5 3 20 0 11 0 123';
  expect(parseStat(`17 (next-server (v1) ${rest}`)).toEqual({ parent: 4242, ticks: 50 });
});

it('finds the socket that listens on a port, and not those that are connected to it', () => {
  const table = [
    '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
    '   0: 0100007F:0FA0 0100007F:D431 01 00000000:00000000 00:00000000 00000000     0        0 111 1',
    '   1: 00000000:0FA0 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 222 1',
  ].join('\n');
  expect(getInode(table, 4000)).toBe('222');
  expect(getInode(table, 4001)).toBeNull();
});
