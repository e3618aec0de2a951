import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { refuseUnknownMethods } from './web-server.ts';

/** The method that Next reads. */
function readMethod(method: string): string | undefined {
  const request = new IncomingMessage(new Socket());
  request.method = method;
  refuseUnknownMethods(request);
  return request.method;
}

it.each(['TRACE', 'PROPFIND'])('reads %s, which Next does not know, as a method that nothing answers', (method) => {
  expect(readMethod(method)).toBe('OPTIONS');
});

it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('leaves %s as it is', (method) => {
  expect(readMethod(method)).toBe(method);
});
