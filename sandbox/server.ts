import { createSandbox, type RunningSandbox } from './create-sandbox.ts';

const { GATEWAY_PORT = '4010', SANDBOX_SEED, SANDBOX_STATE, SANDBOX_CONTROL, SANDBOX_STRIPE_WEBHOOK } = process.env;

async function start(): Promise<RunningSandbox> {
  const port = Number(GATEWAY_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`GATEWAY_PORT has to be a port number, not "${GATEWAY_PORT}"`);
  }
  const control = SANDBOX_CONTROL === '1';
  return createSandbox({
    ...{ port, seed: SANDBOX_SEED, stateFile: SANDBOX_STATE, control },
    stripeWebhook: SANDBOX_STRIPE_WEBHOOK,
  }).start();
}

async function run(): Promise<void> {
  try {
    const sandbox = await start();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.stop());
    process.stdout.write(`Payment sandbox on http://127.0.0.1:${sandbox.port}\n`);
  } catch (error) {
    process.stderr.write(
      `The payment sandbox cannot start: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}

if (import.meta.main) await run();
