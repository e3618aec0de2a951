// A sleeping part is drawn before its code is there: its styles come with the page.
import '../../components/markings/marking.css';
import '../../components/ui/button.css';
import '../../components/ui/card.css';
import '../../components/ui/empty-state.css';
import '../../components/ui/field.css';
import '../../components/ui/icon-button.css';
import '../../components/ui/notice.css';
import '../../components/ui/segmented.css';
import '../../components/venues/opening-line.css';
import '../../components/venues/venue-finder.css';
import '../../components/venues/venue-list.css';
import '../../components/venues/venue-map.css';
import '../../components/venues/venue-results.css';
