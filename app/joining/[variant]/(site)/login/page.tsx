export { Login as default, loginMetadata as generateMetadata } from '../../../../login-entry.tsx';
