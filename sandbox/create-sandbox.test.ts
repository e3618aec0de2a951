import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardDetails } from '#tests/support/sandbox/request-bodies.ts';
import { getMerchant, startMerchant } from '#tests/support/sandbox/start-merchant.ts';
import { visit } from '#tests/support/sandbox/visit.ts';
import { createSandbox } from './create-sandbox.ts';

describe('ids', () => {
  it('are the same in two sandboxes with one seed, whatever others do', async () => {
    const [first, second] = [await startMerchant(), await startMerchant()];
    await getMerchant(second.sandbox, second.time, 'other').pay();
    expect((await second.pay()).body).toEqual((await first.pay()).body);
    await first.sandbox.stop();
    await second.sandbox.stop();
  });

  it('differ between accounts and between seeds', async () => {
    const [first, second] = [await startMerchant(), await startMerchant({ seed: 'another' })];
    const other = getMerchant(first.sandbox, first.time, 'other');
    const ids = [await first.pay(), await first.pay(), await other.pay(), await second.pay()].map(
      ({ body }) => body.transactionId,
    );
    expect(new Set(ids).size).toBe(4);
    await first.sandbox.stop();
    await second.sandbox.stop();
  });
});

describe('the state file', () => {
  const stateFile = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'state.json');

  it('lets a restarted sandbox know its transactions and go on counting', async () => {
    const before = await startMerchant({ stateFile });
    const { body } = await before.pay({ cardNumber: '4242424242424242' });
    await before.sandbox.stop();

    const after = await startMerchant({ stateFile });
    expect(await after.call('GET', `/transactions/${String(body.transactionId)}`)).toEqual({ status: 200, body });
    expect((await after.pay({}, { vendorTxCode: 'next' })).body.transactionId).not.toBe(body.transactionId);
    await after.sandbox.stop();
    expect(readFileSync(stateFile, 'utf8')).not.toContain('4242424242424242');
  });

  it('of the version before keeps its payments and knows the codes that they used', async () => {
    const before = await startMerchant({ stateFile });
    const { body } = await before.pay({}, { vendorTxCode: 'kept' });
    await before.sandbox.stop();
    const saved = JSON.parse(readFileSync(stateFile, 'utf8')) as { version: number; opayo: Record<string, unknown> };
    const { vendorTxCodes: _codes, sweptAt: _sweptAt, ...opayo } = saved.opayo;
    writeFileSync(stateFile, JSON.stringify({ ...saved, version: 4, opayo }));

    const after = await startMerchant({ stateFile });
    expect((await after.call('GET', `/transactions/${String(body.transactionId)}`)).status).toBe(200);
    expect((await after.pay({}, { vendorTxCode: 'kept' })).status).toBe(422);
    await after.sandbox.stop();
  });

  it('stops a start when it is damaged', () => {
    writeFileSync(stateFile, '{"version":');
    expect(() => createSandbox({ port: 0, stateFile })).toThrow(/cannot be read/);
  });
});

describe('hosts', () => {
  it('keep the card fields, the interface and the bank apart', async () => {
    const { sandbox } = await startMerchant();
    const { port } = sandbox;
    const statuses = await Promise.all(
      [
        ['127.0.0.1', '/health'],
        ['api.paysandbox.localhost', '/opayo/api/v1/js/sagepay.js'],
        ['fields.paysandbox.localhost', '/opayo/fields'],
        ['acs.fakebank.localhost', '/bank.css'],
        ['api.paysandbox.localhost', '/opayo/fields'],
        ['fields.paysandbox.localhost', '/opayo/api/v1/transactions/1'],
        ['acs.fakebank.localhost', '/__control/journal'],
      ].map(async ([host = '', path = '']) => (await visit(port, host, path)).status),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 404, 404, 404]);
    await sandbox.stop();
  });

  it('serve the card fields under a policy without inline code', async () => {
    const { sandbox } = await startMerchant();
    const { policy, page } = await visit(sandbox.port, 'fields.paysandbox.localhost', '/opayo/fields');
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(page).not.toMatch(/<script>|<style| style=/);
    for (const name of ['cc-name', 'cc-number', 'cc-exp', 'cc-csc']) expect(page).toContain(`autocomplete="${name}"`);
    await sandbox.stop();
  });

  it('tell the card form what is wrong without spending an attempt', async () => {
    const { sandbox, time } = await startMerchant();
    const details = JSON.stringify({ cardDetails: { ...cardDetails, cardNumber: '4929000000007' } });
    const { page } = await visit(sandbox.port, 'fields.paysandbox.localhost', '/opayo/fields/check', details);
    expect(JSON.parse(page)).toMatchObject({ errors: [{ code: '1007' }], cardType: 'Visa' });
    const { entries } = (await getMerchant(sandbox, time, 'merchant').journal('*')).body;
    expect(entries).toEqual([]);
    await sandbox.stop();
  });

  it('refuse a body that no gateway would take', async () => {
    const merchant = await startMerchant();
    expect(await merchant.call('POST', '/transactions', 'x'.repeat(70_000))).toMatchObject({ status: 413 });
    await merchant.sandbox.stop();
  });

  it('cannot share a port', async () => {
    const { sandbox } = await startMerchant();
    await expect(createSandbox({ port: sandbox.port }).start()).rejects.toThrow(/EADDRINUSE/);
    await sandbox.stop();
  });
});
