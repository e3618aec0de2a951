export { orderReference } from '#contract/order-reference.ts';
