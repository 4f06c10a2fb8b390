import { addons } from 'storybook/manager-api';
import './ownViewport.ts';
import { theme } from './theme.ts';

addons.setConfig({ theme });
