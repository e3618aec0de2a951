import type { Config } from '#backend/config.ts';
import type { Joining } from '#contract/joining/joining.ts';
import { hasRoom } from './choose-people.ts';
import type { JoiningRow } from './read-joining.ts';
import type { TypeRow } from './read-types.ts';

type Step = Joining['missing'][number];

/** Whether the way to pay that was chosen can still take a payment: direct debits need a provider. */
export function hasMethod({ mandateKind }: JoiningRow, { directDebit }: Pick<Config, 'directDebit'>): boolean {
  return mandateKind === 'card' || (mandateKind === 'direct_debit' && directDebit !== null);
}

interface Circumstances {
  /** YYYY-MM-DD */
  today: string;
  config: Pick<Config, 'directDebit'>;
}

/** What has to be done before a joining can be paid. */
export function getMissing(row: JoiningRow, type: TypeRow, { today, config }: Circumstances): Step[] {
  const datesOfBirth = row.people.map(({ dateOfBirth }) => dateOfBirth);
  const steps: [Step, boolean][] = [
    ['people', !hasRoom(type, datesOfBirth, today)],
    ['documents', type.proofName !== null && row.documents.length === 0],
    ['payment_method', !hasMethod(row, config)],
  ];
  return steps.filter(([, isMissing]) => isMissing).map(([step]) => step);
}
