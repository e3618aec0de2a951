import { jest } from '@jest/globals';
import { FakeEventSource, setVisibility, withEventSource } from '#tests/support/fake-event-source.ts';
import { followTimetable } from './follow-timetable.ts';

withEventSource();
let stop: () => void = () => undefined;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  stop();
  setVisibility('visible');
  jest.useRealTimers();
});

const opened = () => FakeEventSource.opened;
const last = () => {
  const source = opened().at(-1);
  if (source === undefined) throw new Error('No stream was opened');
  return source;
};

const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

function follow() {
  const onEvent = jest.fn();
  const onPoll = jest.fn();
  stop = followTimetable('riverside/swim/2026-11-24', { onEvent, onPoll });
  return { onEvent, onPoll };
}

it('opens one stream of the timetable, and tells what it says', () => {
  const { onEvent } = follow();
  expect(opened().map(({ url }) => url)).toEqual(['/api/live/riverside/swim/2026-11-24']);
  last().open();
  last().send({ sessions: [] });
  expect(onEvent.mock.calls).toEqual([[{ sessions: [] }]]);
});

it('has none while the page is hidden or left, and opens one on return', () => {
  follow();
  last().open();
  setVisibility('hidden');
  expect(last().readyState).toBe(FakeEventSource.CLOSED);
  setVisibility('visible');
  expect(opened()).toHaveLength(2);
  window.dispatchEvent(new Event('pagehide'));
  expect(last().readyState).toBe(FakeEventSource.CLOSED);
  show(true);
  expect(opened()).toHaveLength(3);
  stop();
  expect(last().readyState).toBe(FakeEventSource.CLOSED);
  setVisibility('hidden');
  setVisibility('visible');
  expect(opened()).toHaveLength(3);
});

it('keeps its stream when the page has been loaded', () => {
  follow();
  show(false);
  expect(opened()).toHaveLength(1);
  expect(last().readyState).not.toBe(FakeEventSource.CLOSED);
});

it('does not open one for a page that is hidden from the start', () => {
  setVisibility('hidden');
  const { onPoll } = follow();
  jest.advanceTimersByTime(60_000);
  expect(opened()).toEqual([]);
  expect(onPoll).not.toHaveBeenCalled();
});

it('says that changes may have been missed when the stream is open again', () => {
  const { onEvent } = follow();
  last().open();
  last().fail({ isRefused: false });
  expect(onEvent).not.toHaveBeenCalled();
  last().open();
  expect(onEvent.mock.calls).toEqual([[{ isStale: true }]]);
});

it('reads every 20 seconds instead where it is refused', () => {
  const { onPoll } = follow();
  last().fail({ isRefused: true });
  jest.advanceTimersByTime(19_000);
  expect(onPoll).not.toHaveBeenCalled();
  jest.advanceTimersByTime(21_000);
  expect(onPoll).toHaveBeenCalledTimes(2);
  setVisibility('hidden');
  jest.advanceTimersByTime(60_000);
  expect(onPoll).toHaveBeenCalledTimes(2);
});

it('reads where a stream never begins, as behind a proxy that holds it back', () => {
  const { onPoll } = follow();
  jest.advanceTimersByTime(31_000);
  expect(last().readyState).toBe(FakeEventSource.CLOSED);
  expect(onPoll).toHaveBeenCalledTimes(1);
});

it('reads in a browser without event streams', () => {
  Reflect.deleteProperty(globalThis, 'EventSource');
  const { onPoll } = follow();
  jest.advanceTimersByTime(20_000);
  expect(onPoll).toHaveBeenCalledTimes(1);
});
