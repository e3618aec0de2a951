/** The name of a place, with a line of the ground's colour around it. */
export const halo = 'stroke-3 [paint-order:stroke] [stroke-linejoin:round]';
