import { invalid } from '#backend/failure.ts';
import { changeJoining } from '#backend/joining/change-joining.ts';
import { getPeopleErrors } from '#backend/joining/choose-people.ts';
import { findWanted } from '#backend/joining/find-wanted.ts';
import type { JoiningRow } from '#backend/joining/read-joining.ts';
import { getAgeText, saveJoining } from '#backend/joining/save-joining.ts';
import { operation } from '#backend/operation.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { updateJoiningEndpoint } from '#contract/joining/joining.ts';

/** Those beside the account holder, as they were chosen before. */
function getOthers({ people, userId }: JoiningRow) {
  return people.filter((person) => person.userId !== userId).map((person) => ({ userId: person.userId }));
}

/** Fees of the type before are gone with it. */
function getFees({ feeIds }: JoiningRow, type: { fees: { id: string }[] }): string[] {
  return feeIds.filter((id) => type.fees.some((fee) => fee.id === id));
}

/**
 * Changes what somebody is buying: type, venue, people, fees; the basket is priced anew (docs/product.md#joining).
 * Throws `not_found`, `validation_failed`, `forbidden` for people who are not linked, `already_member`.
 */
export const updateJoining = operation(updateJoiningEndpoint, async ({ body }, context) => {
  const data = await changeJoining(context, async (tx, cart, row) => {
    const { type, venue } = await findWanted(tx, {
      membershipTypeId: body.membershipTypeId ?? row.typeId,
      homeVenue: body.homeVenue ?? row.venueId,
    });
    const today = localDate(context.clock.now(), venue.timezone);
    const holder = row.people.find(({ userId }) => userId === row.userId);
    const ageText = getAgeText(type, holder?.dateOfBirth ?? null, today);
    const errors = {
      ...(ageText !== null && { membership_type_id: [ageText] }),
      ...getPeopleErrors(body.people ?? [], today),
    };
    if (Object.keys(errors).length > 0) throw invalid(errors);
    await saveJoining(context, tx, cart, {
      userId: row.userId,
      onboardingType: row.onboardingType,
      type,
      venue,
      people: body.people ?? getOthers(row),
      feeIds: body.collectableFeeIds ?? getFees(row, type),
    });
  });
  return { data };
});
