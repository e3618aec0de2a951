import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { getClientEndpoint } from '#contract/venues/client.ts';

/** The operator: name, currency, languages, what is switched on. */
export const getClient = operation(getClientEndpoint, async (_input, { db }) => {
  const operator = await readOperator(db);
  return {
    data: {
      id: operator.id,
      name: operator.name,
      currency: operator.currency,
      currencySymbol: operator.currencySymbol,
      languages: operator.languages,
      campsAndCoursesBookingEnabled: operator.campsAndCoursesBookingEnabled,
      onlineJoiningEnabled: operator.onlineJoiningEnabled,
      onlineGuestPassesEnabled: operator.onlineGuestPassesEnabled,
    },
  };
});
