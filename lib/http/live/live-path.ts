/** Below it are the streams of live places by the name of the timetable (`timetableName`). */
const start = '/api/live/';
const name = /^[^/]{1,255}\/[^/]{1,255}\/\d{4}-\d\d-\d\d$/;

/** The name of the timetable in the address of a stream; null for every other address. */
export function timetableIn(url = ''): string | null {
  const [path = ''] = url.split('?');
  const rest = path.startsWith(start) ? path.slice(start.length) : '';
  return name.test(rest) ? rest : null;
}
