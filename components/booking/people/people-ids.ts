/** The DOM ids that take the focus in the list of people. */
export const peopleListId = 'people';
export const addChildId = 'add-child';
export const personFieldId = (personId: number): string => `person-${personId}`;
