export { OrderPage as default, orderMetadata as generateMetadata } from '../../../../../order-page.tsx';
