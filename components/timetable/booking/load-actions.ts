/** Loads what performs a session's action, once it is needed or likely to be. */
export const loadActions = () => import('./perform-action.ts');
