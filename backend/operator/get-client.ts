import { operation } from '#backend/operation.ts';
import { getClientEndpoint } from '#contract/client.ts';
import { readOperator } from './store.ts';

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
