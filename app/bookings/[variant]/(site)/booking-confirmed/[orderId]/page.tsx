export { OrderPage as default, orderMetadata as generateMetadata } from '#app/order-page.tsx';
