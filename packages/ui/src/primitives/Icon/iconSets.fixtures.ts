import * as contactIcons from './contactIcons.ts';
import * as controlIcons from './controlIcons.ts';
import * as statusIcons from './statusIcons.ts';
import * as topicIcons from './topicIcons.ts';

/** Every icon by its name, one file of them after the other, for who has to choose. */
export const iconSets = [controlIcons, statusIcons, contactIcons, topicIcons];
