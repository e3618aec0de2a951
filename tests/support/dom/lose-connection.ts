import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** Takes the browser's connection away; returns the function that gives it back. */
export function loseConnection(): () => void {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  return () => {
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
  };
}
