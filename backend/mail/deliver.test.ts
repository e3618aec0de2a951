import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { testClock, testConfig } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createDeliver } from './deliver.ts';
import { mailErrorCode } from './send-mails.ts';

const { db } = await testDatabase();

/** A mail server that takes one mail. Returns its port, and the mail as it was sent. */
async function openMailServer() {
  let text = '';
  const server = createServer((socket) => {
    let isContent = false;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    reply('220 test');
    socket.on('data', (chunk) => {
      const said = chunk.toString();
      if (isContent) {
        text += said;
        if (!text.endsWith('\r\n.\r\n')) return;
        isContent = false;
        reply('250 taken');
      } else if (said.startsWith('QUIT')) {
        socket.end('221 bye\r\n');
      } else if (said.startsWith('STARTTLS')) {
        reply('502 not here');
      } else {
        isContent = said.startsWith('DATA');
        reply(isContent ? '354 go on' : '250 ok');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, read: () => text, close: () => server.close() };
}

it('attaches each calendar file with the method that is in it', async () => {
  const server = await openMailServer();
  const config = testConfig({ smtpUrl: `smtp://127.0.0.1:${server.port}` });
  const file = (method: string) => `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n`;
  await createDeliver({ config, db, clock: testClock() })({
    to: 'alex@example.com',
    subject: 'Your booking has moved',
    html: '<p>Moved</p>',
    text: 'Moved',
    calendars: [file('CANCEL'), file('PUBLISH')],
  });
  server.close();
  const mail = server.read().replaceAll(/\r\n[ \t]+/g, ' ');
  expect([...mail.matchAll(/Content-Type: (text\/calendar.*?)\r\n/g)].map(([, type]) => type)).toEqual([
    'text/calendar; charset=utf-8; method=CANCEL; name=booking.ics',
    'text/calendar; charset=utf-8; method=PUBLISH; name=booking-2.ics',
  ]);
  const contents = [...mail.matchAll(/base64\r\nContent-Disposition: attachment; filename=\S+\r\n\r\n(\S+)/g)];
  expect(contents.map(([, content = '']) => Buffer.from(content, 'base64').toString())).toEqual([
    file('CANCEL'),
    file('PUBLISH'),
  ]);
});

describe('a mail server on another machine that offers no TLS', () => {
  const letter = { to: 'alex@example.com', subject: 'Your new password', html: '<p>Link</p>', text: 'Link' };
  const send = async (query: string) => {
    const server = await openMailServer();
    const config = testConfig({ smtpUrl: `smtp://0.0.0.0:${server.port}${query}` });
    const outcome = await createDeliver({ config, db, clock: testClock() })(letter).then(
      () => 'sent',
      (error: unknown) => mailErrorCode(error),
    );
    server.close();
    return { outcome, taken: server.read() };
  };

  it('is sent nothing', async () => {
    expect(await send('')).toEqual({ outcome: '502', taken: '' });
  });

  it('is sent mail where the operator says so', async () => {
    const { outcome, taken } = await send('?requireTLS=false');
    expect(outcome).toBe('sent');
    expect(taken).toContain('Subject: Your new password');
  });
});
