/** When this page is being made, in milliseconds. A cached page keeps it; `useNow` goes on from it in the browser. */
export const renderTime = (): number => Date.now();
