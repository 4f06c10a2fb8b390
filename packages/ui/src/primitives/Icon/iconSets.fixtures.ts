import * as contactIcons from './contactIcons.ts';
import * as controlIcons from './controlIcons.ts';
import * as deviceIcons from './deviceIcons.ts';
import * as statusIcons from './statusIcons.ts';
import * as topicIcons from './topicIcons.ts';

/** Every icon by name, one object per file. */
export const iconSets = [controlIcons, statusIcons, contactIcons, topicIcons, deviceIcons];
