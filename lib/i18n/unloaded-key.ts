/** The message of an action whose code or whose session could not be loaded: mostly the connection is lost. */
export const unloadedKey = (): 'common.noConnection' | 'errors.unexpected' =>
  navigator.onLine ? 'errors.unexpected' : 'common.noConnection';
