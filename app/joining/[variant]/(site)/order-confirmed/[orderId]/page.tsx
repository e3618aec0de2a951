export { WelcomePage as default, welcomeMetadata as generateMetadata } from '#app/joining/_flow/welcome-page.tsx';
