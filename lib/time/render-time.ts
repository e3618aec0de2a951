/** Time of rendering, in milliseconds. A cached page keeps this value; in the browser `useNow` starts from it. */
export const renderTime = (): number => Date.now();
