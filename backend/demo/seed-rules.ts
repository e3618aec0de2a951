import type { Tx } from '#backend/db/schema.ts';
import { demoId } from './identity.ts';

/** Waivers, the induction and the cancellation rules of the demo operator; those that are there stay. */
export async function seedRules(tx: Tx): Promise<void> {
  await tx
    .insertInto('restrictions')
    .values([
      {
        id: demoId('restriction reformer-waiver'),
        name: 'Reformer health waiver',
        type: 'pre-purchase-waiver',
        terms:
          '<p>I am well enough to exercise against springs. I will tell the instructor about injuries before the class.</p>',
        relatedCategoryId: null,
      },
      {
        id: demoId('restriction trampoline-waiver'),
        name: 'Trampoline agreement',
        type: 'pre-purchase-waiver',
        terms: '<p>One person on a bed at a time. I follow the coach, wear socks and leave jewellery at home.</p>',
        relatedCategoryId: null,
      },
      {
        id: demoId('restriction jumper-agreement'),
        name: 'Jumper’s agreement',
        type: 'enhanced-pre-waiver',
        terms:
          '<p>They follow the coach, wear socks and leave jewellery at home. I stay in the building while they jump.</p>',
        relatedCategoryId: null,
      },
      {
        id: demoId('restriction camp-agreement'),
        name: 'Camp agreement',
        type: 'pre-purchase-waiver',
        terms: '<p>I may be reached by telephone all day and collect my child by 16:00. Staff may give first aid.</p>',
        relatedCategoryId: null,
      },
      {
        id: demoId('restriction lessons-agreement'),
        name: 'Swim lesson agreement',
        type: 'pre-purchase-waiver',
        terms:
          '<p>My child is well enough to swim. I stay in the building during the lesson and tell the teacher about illnesses.</p>',
        relatedCategoryId: null,
      },
      {
        id: demoId('restriction boxing-rules'),
        name: 'Boxing rules',
        type: 'post-purchase-waiver',
        terms: '<p>Pads and bags only, no sparring. I stop when the coach says so, and tell them about injuries.</p>',
        relatedCategoryId: null,
      },
      {
        id: demoId('restriction gym-induction'),
        name: 'Gym induction',
        type: 'pre-purchase-induction',
        terms: null,
        relatedCategoryId: demoId('category gym-inductions'),
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('cancellationPolicies')
    .values([
      { id: demoId('policy standard'), name: 'Two hours', cutOffMinutes: 120, cutOffActions: ['disable_cancelling'] },
      { id: demoId('policy busy'), name: 'Late fee', cutOffMinutes: 360, cutOffActions: ['charge_fee'], fee: 300 },
      { id: demoId('policy days'), name: 'Two days', cutOffMinutes: 2880, cutOffActions: ['disable_cancelling'] },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
