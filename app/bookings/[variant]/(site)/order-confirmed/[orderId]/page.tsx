export { OrderPage as default, orderMetadata as generateMetadata } from '#app/_zone/order-page.tsx';
