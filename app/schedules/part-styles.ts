// A sleeping part is drawn before its code is there: its styles come with the page.
import '../../components/booking/order-summary.css';
import '../../components/booking/session-tag.css';
import '../../components/camps/schedule-list.css';
import '../../components/camps/schedule-timetable.css';
import '../../components/camps/sessions.css';
import '../../components/markings/lane-ribbon.css';
import '../../components/markings/marking.css';
import '../../components/ui/bottom-bar.css';
import '../../components/ui/button.css';
import '../../components/ui/card.css';
import '../../components/ui/empty-state.css';
import '../../components/ui/icon-button.css';
import '../../components/ui/notice.css';
import '../../components/ui/pill.css';
import '../../components/ui/share-line.css';
import '../../components/ui/skeleton.css';
