/** An event of a pointer, which jsdom has no class for. React derives `pointerenter` from `pointerover`. */
export const pointerEvent = (type: 'pointerdown' | 'pointermove' | 'pointerover', pointerType: 'mouse' | 'touch') =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), { pointerType });
