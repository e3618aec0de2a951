import { CompiledQuery, sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { audit } from '#soak/audit/audit.ts';
import type { GatewayBooks } from '#soak/audit/gateway.ts';
import { openCardMembers } from '#tests/support/joining/card-members.ts';
import { chargeCorruptions, type ChargeCorruption, type PaidCharge } from '#tests/support/soak/charge-corruptions.ts';
import { dropConstraints } from '#tests/support/soak/corruption.ts';

const desk = await openCardMembers();
const { db, clock, charges, cardPayments } = desk;
const kinds = ['opayo', 'stripe', 'direct debit'] as const;
type Kind = (typeof kinds)[number];

const paid = new Map<Kind, PaidCharge>();
const books = new Map<Kind, GatewayBooks>();

/** Somebody of whom a month was charged. */
async function makePaid(kind: Kind) {
  const made = kind === 'direct debit' ? await desk.makeDebitMember() : await desk.makeCardMember(kind);
  return { membershipId: made.membershipId, mandateId: made.mandateId, userId: made.person.id };
}

/** What the gateway has of a charge, as the soak reads it. */
async function readBooks(kind: Kind, { chargeId, membershipId }: PaidCharge): Promise<GatewayBooks> {
  if (kind === 'direct debit') return { cards: [], debits: [{ charge: chargeId, amount: 2700, isTaken: true }] };
  const cards = (await cardPayments(membershipId)).map(({ vendorTxCode, capturedAmount, refundedAmount, isHeld }) => ({
    payment: vendorTxCode,
    kept: capturedAmount - refundedAmount,
    isHeld,
  }));
  return { cards, debits: [] };
}

beforeAll(async () => {
  clock.set('2026-12-01T12:00:00Z');
  const members = await Promise.all(kinds.map(makePaid));
  await desk.pass(1);
  for (const [index, member] of members.entries()) {
    const kind = kinds[index] ?? 'opayo';
    const [charge] = await charges(member.membershipId);
    const one = { ...member, chargeId: charge?.id ?? '', orderId: charge?.orderId ?? '' };
    paid.set(kind, one);
    books.set(kind, await readBooks(kind, one));
  }
  await dropConstraints(db);
}, 60_000);

async function findBroken(source: Db, changed: GatewayBooks, kind: Kind): Promise<string[]> {
  const query = async (text: string, values: readonly unknown[] = []) =>
    (await source.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]))).rows;
  const all = kinds.map((one) => (one === kind ? changed : books.get(one))).filter((one) => one !== undefined);
  const gateway = { cards: all.flatMap(({ cards }) => cards), debits: all.flatMap(({ debits }) => debits) };
  const checks = await audit({ query, db: source }, gateway, []);
  return checks.filter(({ broken }) => broken.length > 0).map(({ name }) => name);
}

/** What the audit finds of a corruption of a charge of this kind, which is undone afterwards. */
async function findAfter({ statements, gateway }: ChargeCorruption, kind: Kind): Promise<string[]> {
  const [one, before] = [paid.get(kind), books.get(kind)];
  if (one === undefined || before === undefined) throw new Error('There is no such charge.');
  const tx = await db.startTransaction().execute();
  try {
    // Triggers, too, are off.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statements?.(one) ?? []) await statement.execute(tx);
    return await findBroken(tx, gateway?.(before) ?? before, kind);
  } finally {
    await tx.rollback().execute();
  }
}

it('finds nothing where every charge was paid', async () => {
  expect([...books.values()].flatMap(({ cards }) => cards)).toMatchObject([{ kept: 2700 }, { kept: 2700 }]);
  expect(
    await findBroken(db, { cards: [], debits: [...(books.get('direct debit')?.debits ?? [])] }, 'direct debit'),
  ).toEqual([]);
});

describe.each(kinds)('of a charge by %s', (kind) => {
  const isCard = kind !== 'direct debit';
  it.each(chargeCorruptions.filter(({ cardOnly = false }) => isCard || !cardOnly))(
    'finds that $what',
    async (corruption) => {
      const { breaks, breaksOfCard = [], breaksOfDebit = [] } = corruption;
      const expected = [...breaks, ...(isCard ? breaksOfCard : breaksOfDebit)];
      expect((await findAfter(corruption, kind)).sort()).toEqual(expected.sort());
    },
  );
});
