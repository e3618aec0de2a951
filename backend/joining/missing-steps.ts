import type { Joining } from '#contract/joining/joining.ts';
import { hasRoom } from './group-size.ts';
import type { JoiningRow } from './read-joining.ts';
import type { TypeRow } from './read-types.ts';

type Step = Joining['missing'][number];

/** What has to be done before a joining can be paid. */
export function getMissing(row: JoiningRow, type: TypeRow, today: string): Step[] {
  const datesOfBirth = row.people.map(({ dateOfBirth }) => dateOfBirth);
  const steps: [Step, boolean][] = [
    ['people', !hasRoom(type, datesOfBirth, today)],
    ['documents', type.proofName !== null && row.documents.length === 0],
    ['payment_method', row.mandateId === null],
  ];
  return steps.filter(([, isMissing]) => isMissing).map(([step]) => step);
}
