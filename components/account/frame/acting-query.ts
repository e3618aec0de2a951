/** The acting person as the query of a call: nobody is named where the customer acts for themself. */
export const actingQuery = (selectedUserId: number | null): { selectedUserId?: number } =>
  selectedUserId === null ? {} : { selectedUserId };
