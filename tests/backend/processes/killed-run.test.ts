import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { testDatabase } from '#tests/support/database.ts';
import { makePerson } from '#tests/support/make/make-person.ts';

const timeoutMs = 120_000;
const { db, url } = await testDatabase();

const script = fileURLToPath(new URL('./jobs-process.ts', import.meta.url));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts a process that runs our jobs. */
async function startJobsProcess(gatewayPort: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      APP_SECRET: 'a secret of tests, 32 characters or more',
      DATABASE_URL: url,
      DEMO: 'on',
      GATEWAY_PORT: String(gatewayPort),
      PAYMENT_TIMEOUT_SECONDS: '90',
    },
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

/** A gateway that never answers its first request, and answers all later ones with a declined payment. */
async function startGateway() {
  let heldResponse: ServerResponse | undefined;
  let request = 0;
  const server = createServer((_request, response) => {
    request += 1;
    if (request === 1) {
      heldResponse = response;
      server.emit('held');
      return;
    }
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ status: 'NotAuthed', statusCode: '2000', transactionId: 'ref' }));
  });
  const isHeld = once(server, 'held');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stop = () => {
    heldResponse?.destroy();
    server.closeAllConnections();
    server.close();
  };
  return { port, isHeld, timesAsked: () => request, stop };
}

/** A payment whose answer was lost, and that is due for reconciling. */
async function makeLostPayment(): Promise<string> {
  const { id: userId } = await makePerson(db);
  const cart = await db
    .insertInto('carts')
    .values({ userId, channel: 'online', source: 'activity-booking' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const kind = { kind: 'opayo', mode: 'sandbox' } as const;
  const account = await db
    .insertInto('paymentAccounts')
    .values({ ...kind, name: 'Test' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const now = new Date();
  const { id } = await db
    .insertInto('paymentTransactions')
    .values({
      ...kind,
      accountId: account.id,
      cartId: cart.id,
      userId,
      channel: 'online',
      amount: 620,
      currency: 'GBP',
      itemHash: 'h',
      state: 'unknown',
      providerRef: 'ref',
      createdAt: now,
      updatedAt: now,
      nextCheckAt: now,
      expiresAt: new Date(now.getTime() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

it(
  'has another process finish what a process that was killed had begun to reconcile',
  async () => {
    await db.insertInto('operators').values({ name: 'Touchline Leisure' }).execute();
    const gateway = await startGateway();
    const payment = await makeLostPayment();
    const killedProcess = await startJobsProcess(gateway.port);
    await gateway.isHeld;
    await startJobsProcess(gateway.port);
    const getState = async () =>
      (await db.selectFrom('paymentTransactions').select('state').where('id', '=', payment).executeTakeFirstOrThrow())
        .state;
    // The other process does not take it while it is claimed.
    expect(gateway.timesAsked()).toBe(1);
    killedProcess.kill('SIGKILL');
    while ((await getState()) === 'unknown') await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await getState()).toBe('declined');
    expect(gateway.timesAsked()).toBe(2);
    gateway.stop();
  },
  timeoutMs,
);
