import { jest } from '@jest/globals';

it("a failure noted in Next's copy of this module is known to the copy of the web server", async () => {
  const inNext = await import('./disrupted-requests.ts');
  jest.resetModules();
  const inServer = await import('./disrupted-requests.ts');
  expect(inServer.noteDisruption).not.toBe(inNext.noteDisruption);
  const headers = { host: 'bookings.touchline.localhost' };
  expect(inServer.wasDisrupted(headers)).toBe(false);
  inNext.noteDisruption({ digest: 'disruption' }, headers);
  expect(inServer.wasDisrupted(headers)).toBe(true);
});
